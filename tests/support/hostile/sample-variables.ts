import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  typeFromAST,
} from 'graphql'
import { publicGraph, type RegisteredOperation } from './graph.ts'

export type Path = readonly (string | number)[]

/** Valid values of the scalars. */
const samples: Record<string, unknown> = {
  Boolean: true,
  Int: 1,
  Float: 1,
  DateTime: '2026-12-01T20:00:00+01:00',
  LocalDate: '2026-12-01',
  EmailAddress: 'visitor@example.org',
  IdList: '1',
  OrderSecret: 'A'.repeat(43),
  PreviewToken: 'a'.repeat(64),
  IdempotencyKey: 'hostile-request-key-0001',
}

/** Valid variables of an operation, with a value for each argument. */
export const sampleVariables = ({ definition }: RegisteredOperation): Record<string, unknown> =>
  Object.fromEntries(
    (definition.variableDefinitions ?? []).map(({ variable, type }) => [
      variable.name.value,
      sampleOf(typeFromAST(publicGraph, type as never) as GraphQLInputType),
    ]),
  )

function sampleOf(type: GraphQLInputType, depth = 0): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType, depth)
  if (isListType(type)) return [sampleOf(type.ofType, depth)]
  if (isEnumType(type)) return type.getValues()[0]!.name
  if (!isInputObjectType(type)) return samples[type.name] ?? 'a'
  const fields = Object.values(type.getFields())
  // Of several exclusive ones, the first.
  if (type.isOneOf) return { [fields[0]!.name]: sampleOf(fields[0]!.type, depth + 1) }
  const chosen = depth < 2 ? fields : fields.filter(isRequiredInputField)
  return Object.fromEntries(chosen.map((field) => [field.name, sampleOf(field.type, depth + 1)]))
}

/** Paths of the leaves. */
export function leavesOf(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => leavesOf(each, [...path, index]))
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([name, each]) => leavesOf(each, [...path, name]))
}

/** The same with another value at one path. */
export function withValue(whole: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value
  if (Array.isArray(whole)) {
    return whole.map((each: unknown, index) =>
      index === step ? withValue(each, rest, value) : each,
    )
  }
  const object = whole as Record<string, unknown>
  return { ...object, [step]: withValue(object[step], rest, value) }
}
