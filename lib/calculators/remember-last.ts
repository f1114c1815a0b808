/**
 * `make`, which gives its last answer again while `same` says that its arguments are: while somebody types in one row of a
 * long form, what all rows have in common need not be made again. The answer must depend on the arguments alone, and must
 * not be changed by who gets it.
 */
export function rememberLast<Arguments extends readonly unknown[], Made>(
  make: (...given: Arguments) => Made,
  same: (some: Arguments, other: Arguments) => boolean = identical,
): (...given: Arguments) => Made {
  let last: { given: Arguments; made: Made } | undefined;
  return (...given) => {
    if (!last || !same(last.given, given)) last = { given, made: make(...given) };
    return last.made;
  };
}

const identical = (some: readonly unknown[], other: readonly unknown[]): boolean =>
  some.length === other.length && some.every((each, at) => Object.is(each, other[at]));
