# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""What a type checker and help() see: py.typed promises types of all that is public."""

import importlib
import inspect
import sys
import typing

import pytest

import peerlane

MODULES = ['peerlane', 'peerlane.safetensors', 'peerlane.torch', 'peerlane.checkpoint',
           'peerlane.compat.kvikio', 'peerlane.compat.kvikio.buffer',
           'peerlane.compat.kvikio.cufile', 'peerlane.compat.kvikio.cufile_driver',
           'peerlane.compat.kvikio.defaults', 'peerlane.doors.embedding', 'peerlane.doors.torch_geometric',
           'peerlane.doors.transformers', 'peerlane.doors.vllm', 'peerlane.device']
NEEDS = {'peerlane.torch': 'torch', 'peerlane.checkpoint': 'torch', 'peerlane.doors.embedding': 'torch',
         'peerlane.doors.torch_geometric': 'torch_geometric'}

# Whoever calls these is the package itself; of the other two the overloads have the types.
GIVEN = {'Array', 'Future', 'IOFuture', 'IOFutureStream', 'Registration', 'Stats', 'StreamTransfer'}
OVERLOADED = {'File.read_into', 'File.write_from', 'Region.read_into', 'Region.write_from',
              'Region.read_pieces', 'Region.write_pieces'}


def functions_of(module, properties=True):
    """(name, function) of all that a program may call, methods too, but those of a base."""
    names = getattr(module, '__all__', None) or [
        name for name, one in vars(module).items()
        if not name.startswith('_') and getattr(one, '__module__', None) == module.__name__]
    for name in names:
        one = getattr(module, name)
        if inspect.isfunction(one):
            yield name, one
        if not inspect.isclass(one):
            continue
        for member, what in vars(one).items():
            if isinstance(what, property) and not properties:
                continue
            what = getattr(what, '__func__', getattr(what, 'fget', what))
            public = not member.startswith('_') or member in ('__init__', '__enter__')
            if member == '__init__':
                public = name not in GIVEN
            elif any(hasattr(base, member) for base in one.__bases__):
                public = False
            if public and inspect.isfunction(what) and what.__module__.startswith('peerlane'):
                yield '%s.%s' % (name, member), what


@pytest.mark.parametrize('name', MODULES)
def test_functions_say_what_they_take_and_give(name):
    if name in NEEDS:
        pytest.importorskip(NEEDS[name])
    found = dict(functions_of(importlib.import_module(name)))
    assert found
    bare = []
    for called, function in found.items():
        if called in OVERLOADED:
            continue
        signature = inspect.signature(function)
        lacking = [one.name for one in list(signature.parameters.values())
                   if one.annotation is inspect.Parameter.empty
                   and one.name not in ('self', 'cls') and not one.name.startswith('_')]
        if signature.return_annotation is inspect.Signature.empty:
            lacking.append('return')
        if lacking:
            bare.append('%s: %s' % (called, ', '.join(lacking)))
    assert not bare, '\n'.join(bare)


@pytest.mark.parametrize('kind, names', [(peerlane.Array, 'ptr shape dtype nbytes'),
                                         (peerlane.Stream, 'device'), (peerlane.Report, 'lanes')])
def test_attributes_that_no_function_gives_have_types(kind, names):
    hints = typing.get_type_hints(kind)
    for name in names.split():
        assert hints[name] not in (typing.Any, dict, tuple), name


@pytest.mark.skipif(sys.version_info < (3, 11), reason='typing.get_overloads() is new in Python 3.11')
@pytest.mark.parametrize('name', ['load_file', 'load_files', 'load_model'])
def test_loads_onto_one_device_and_several_have_types(name):
    from peerlane import safetensors
    several, one, *_ = map(typing.get_type_hints, typing.get_overloads(getattr(safetensors, name)))
    assert several['return'] == typing.List[one['return']]
    assert one['return'] == typing.Dict[str, typing.Any]
    takes = inspect.signature(getattr(safetensors, name if name != 'load_model' else 'load_files')).parameters
    assert all(list(hints)[1:-1] == list(takes)[1:] for hints in (several, one))


@pytest.mark.parametrize('name', MODULES)
def test_functions_say_what_they_do(name):
    """Of properties the class may tell."""
    if name in NEEDS:
        pytest.importorskip(NEEDS[name])
    module = importlib.import_module(name)
    assert module.__doc__
    bare = [called for called, function in functions_of(module, properties=False)
            if not function.__doc__ and not called.split('.')[-1].startswith('__')]
    assert not bare, bare
