import { z } from 'zod'
import type { Field } from './field.ts'
import { pascalCase } from './pascal-case.ts'

export type Fields = Record<string, Field>
export type Written<Given extends Fields> = z.ZodObject<{
  [Name in keyof Given]: Given[Name]['write']
}>

/** The variants of a choice need a name in the graph: that of what they belong to, and their own. */
const named = new Map<string, z.ZodType>()

/** What is answered of fields that belong to a type of the graph. */
export function answerFields(fields: Fields, owner: string): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      Object.entries(field.answer).map(([suffix, shape]) => [
        suffix ? `${name}_${suffix}` : name,
        withSentence(nameChoice(field, shape, owner + pascalCase(name)), field, suffix),
      ]),
    ),
  )
}

/** What is sent of them. */
export function writeFields<Given extends Fields>(
  fields: Given,
  owner: string,
): Written<Given>['shape'] {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const choice = field.type === 'choice' ? field.answer['']! : undefined
      const shape = choice ? nameChoice(field, choice, owner + pascalCase(name)) : field.write
      const hasDefault = choice && !field.isRequired
      const written = hasDefault ? shape.default(field.example as never) : shape
      return [name, written.describe(field.description)]
    }),
  ) as Written<Given>['shape']
}

function nameChoice(field: Field, shape: z.ZodType, usualName: string): z.ZodType {
  if (field.type !== 'choice') return shape
  const id = field.nameInGraph ?? usualName
  const known = named.get(id) ?? shape.meta({ id, title: id, description: field.description })
  named.set(id, known)
  return known
}

const suffixSentences: Record<string, string> = {
  obj: 'What is known of it.',
  thumbnails: 'Ready-made versions, by crop, format and width.',
  document: 'The same as a structured text, for editing.',
}

function withSentence(shape: z.ZodType, field: Field, suffix: string): z.ZodType {
  // A named shape keeps its own sentence, and its name.
  if (field.type === 'choice') return shape
  return shape.describe(suffixSentences[suffix] ?? field.description)
}

/** What is kept of them. */
export function storedFields(fields: Fields): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, storedShape(field)]),
  )
}

function storedShape({ item, stored, write }: Field): z.ZodType {
  return item ? z.array(z.object(storedFields(item))) : (stored ?? write)
}
