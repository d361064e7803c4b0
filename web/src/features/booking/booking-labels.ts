import type { Messages } from '#i18n/messages.ts'

/** The words of the widget. Plain values: it lives in the browser, which has no messages. */
export type BookingLabels = Omit<Messages['booking'], 'plain'>

type Counted = { one: string; other: string; none?: string }

/** A label with its gaps filled, as `{time}`. */
export function fill(label: string, values: Record<string, string | number>): string {
  return label.replaceAll(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap))
}

/** The label that fits a number; `count` and `n` are that number. */
export function countInWords(
  labels: Counted,
  count: number,
  values: Record<string, string | number> = {},
): string {
  const label = count === 0 ? (labels.none ?? labels.other) : labels[count === 1 ? 'one' : 'other']
  return fill(label, { count, n: count, ...values })
}
