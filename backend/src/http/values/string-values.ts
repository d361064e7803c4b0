import { z } from 'zod'

type Shapes = Readonly<Record<string, z.ZodType>>

/**
 * Converts strings of a path or query to the types that the shapes expect. What does not convert stays a string and fails
 * validation. Empty values count as missing, the last of repeated ones wins, unknown ones are dropped.
 */
export function stringValues(shapes: Shapes, input: unknown): Record<string, unknown> {
  const source = (input ?? {}) as Record<string, string | string[] | undefined>
  const values: Record<string, unknown> = {}
  for (const [name, shape] of Object.entries(shapes)) {
    const raw = source[name]
    const value = Array.isArray(raw) ? raw.at(-1) : raw
    if (value !== undefined && value !== '') values[name] = valueFor(shape, value)
  }
  return values
}

function valueFor(shape: z.ZodType, value: string): unknown {
  const kind = withoutOptional(shape).def.type
  if (kind === 'number' && /^-?\d{1,15}(\.\d{1,15})?$/.test(value)) return Number(value)
  if (kind === 'boolean' && /^(true|false)$/i.test(value)) return value.toLowerCase() === 'true'
  return value
}

function withoutOptional(shape: z.ZodType): z.ZodType {
  return shape instanceof z.ZodOptional ? withoutOptional(shape.def.innerType as z.ZodType) : shape
}
