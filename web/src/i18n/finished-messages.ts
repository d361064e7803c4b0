/**
 * Messages of a namespace as plain strings, for a component of the first load, which has no formatter. A placeholder is
 * replaced by `t` where its value is known.
 */
export function finishedMessages<Key extends string>(
  t: (key: Key) => string,
  keys: readonly Key[],
): Record<Key, string> {
  return Object.fromEntries(keys.map((key) => [key, t(key)])) as Record<Key, string>
}
