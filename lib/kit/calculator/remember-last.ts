/**
 * Memoizes the last answer of `make` while `same` accepts its arguments: typing in one row of a long form
 * need not repeat what all rows share. The answer must depend on the arguments only, and must not be mutated.
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
