import { z } from 'zod'
import { picture } from '@foyer/schema/shapes/images.ts'
import { Id } from '@foyer/schema/shapes/scalars.ts'
import { rule } from '@foyer/schema/shapes/rule-messages.ts'
import type { Field, FieldText, Reference } from './field.ts'
import { MediaFile } from '@foyer/schema/shapes/media-file.ts'

type MaybeId = z.ZodType<number | null, number | null | undefined>
type Given = FieldText & { required?: boolean }

/** A picture by its number; answered with what is said about it and its ready-made versions. */
export function image(given: Given): Field<MaybeId> {
  return byNumber('image', 'image', given, {
    '': Id.nullable(),
    obj: picture.image_obj,
    thumbnails: picture.image_thumbnails,
  })
}

/** An uploaded film or recording by its number. */
export function file(given: Given): Field<MaybeId> {
  const field = byNumber('file', 'file', given, { '': Id.nullable(), obj: MediaFile.nullable() })
  return { ...field, exampleReferred }
}

const exampleReferred = {
  id: 1,
  url: '/media/beispiel.mp4',
  mime_type: 'video/mp4',
  name: 'beispiel.mp4',
  bytes: 1_200_000,
}

/** Something of the house by its number; `answered` is what the origin adds under `…_obj`. */
export function reference(
  given: Given & { refersTo: Reference; answered: z.ZodType; exampleReferred: unknown },
): Field<MaybeId> {
  const { refersTo, answered, exampleReferred, ...text } = given
  const field = byNumber('reference', 'search', text, {
    '': Id.nullable(),
    obj: answered.nullable(),
  })
  return { ...field, refersTo, exampleReferred }
}

/** Several things of the house by their numbers. */
export function references(
  given: FieldText & { refersTo: Reference },
): Field<z.ZodType<number[], number[] | undefined>> {
  return {
    ...given,
    type: 'references',
    widget: 'search',
    write: z.array(Id).max(20).default([]),
    answer: { '': z.array(Id) },
    example: [1],
    wrong: [[0], ['x'], Array.from({ length: 21 }, (_, index) => index + 1)],
  }
}

function byNumber(
  type: 'image' | 'file' | 'reference',
  widget: 'image' | 'file' | 'search',
  { required = false, ...text }: Given,
  answer: Record<string, z.ZodType>,
): Field<MaybeId> {
  return {
    ...text,
    type,
    widget,
    write: required ? z.int({ error: rule('required') }).min(1) : Id.nullable().default(null),
    answer,
    example: 1,
    wrong: [...(required ? [undefined, null] : []), 0, 'x'],
  }
}
