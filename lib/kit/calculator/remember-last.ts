/**
 * `make`, which gives its last answer again while `same` says that its arguments are: while somebody types in one row of a
 * long form, what all rows have in common need not be made again. The answer must depend on the arguments alone, and must
 * not be changed by who gets it.
 */
export function rememberLast<Arguments extends readonly unknown[], Result>(
  make: (...args: Arguments) => Result,
  same: (some: Arguments, other: Arguments) => boolean = identical,
): (...args: Arguments) => Result {
  let last: { args: Arguments; result: Result } | undefined;
  return (...args) => {
    if (!last || !same(last.args, args)) last = { args, result: make(...args) };
    return last.result;
  };
}

const identical = (some: readonly unknown[], other: readonly unknown[]): boolean =>
  some.length === other.length && some.every((each, at) => Object.is(each, other[at]));
