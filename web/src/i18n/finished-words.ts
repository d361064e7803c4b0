/**
 * Sentences of a namespace as plain strings, for a part of the page that the browser runs from the first load: it has no
 * formatter. What has a gap is finished by who knows its value, with `t`.
 */
export function finishedWords<Key extends string>(
  t: (key: Key) => string,
  keys: readonly Key[],
): Record<Key, string> {
  return Object.fromEntries(keys.map((key) => [key, t(key)])) as Record<Key, string>
}
