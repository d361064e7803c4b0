import type { ReactNode } from 'react'
import { useWrappedSource } from 'react-admin'
import { useWatch } from 'react-hook-form'

type Condition = { field: string; values: readonly string[] }
type Props = { condition: Condition | undefined; children: ReactNode }

/** What is about some values of another field of the same row only. Its own value stays while it is hidden. */
export function OnlyWith({ condition, children }: Props) {
  return condition ? <Conditional condition={condition}>{children}</Conditional> : children
}

function Conditional({ condition, children }: { condition: Condition; children: ReactNode }) {
  const value: unknown = useWatch({ name: useWrappedSource(condition.field) })
  return condition.values.some((one) => one === value) ? children : null
}
