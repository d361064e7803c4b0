/** How many modules are selected after some were selected in addition, or taken out; undefined if others are selected instead. */
export function countToSay(
  before: readonly string[],
  after: readonly string[],
): number | undefined {
  const isSeveral = before.length > 1 || after.length > 1
  const isChanged = before.length !== after.length || after.some((id) => !before.includes(id))
  const isSameSelection = before.length === 0 || after.some((id) => before.includes(id))
  return isSeveral && isChanged && isSameSelection ? after.length : undefined
}
