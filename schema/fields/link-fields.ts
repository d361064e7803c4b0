import { z } from 'zod'
import { rule } from '@foyer/schema/shapes/rule-messages.ts'
import type { Field, FieldText } from './field.ts'
import { Link, OptionalLink } from '@foyer/schema/shapes/link.ts'
import { embedProviders, isFromProvider, type EmbedProvider } from './embed-providers.ts'

type TextInput = z.ZodType<string, string | undefined>

/** Where something leads: a path of the site or an address of another; empty when unset. */
export function link(given: FieldText & { required?: boolean }): Field<TextInput> {
  const { required = false, ...text } = given
  const given_ = z.string({ error: required ? rule('required') : undefined })
  return {
    ...text,
    type: 'link',
    widget: 'link',
    write: required
      ? given_
          .trim()
          .min(1, { error: rule('required') })
          .pipe(Link)
      : OptionalLink.default(''),
    answer: { '': z.string() },
    example: '/programm',
    wrong: [
      ...(required ? [undefined, ''] : []),
      'javascript:alert(1)',
      '//evil.example',
      'kein Ort',
    ],
  }
}

/** Name by which a part of the page is reached behind `#`; empty when unset. */
export function anchor(given: FieldText & { required?: boolean }): Field<TextInput> {
  const { required = false, ...text } = given
  const name = z
    .string({ error: required ? rule('required') : undefined })
    .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, { error: rule('anchor') })
    .max(80)
  return {
    ...text,
    type: 'anchor',
    widget: 'line',
    write: required ? name.min(1, { error: rule('required') }) : name.default(''),
    answer: { '': z.string() },
    example: 'beispiel',
    wrong: [...(required ? [undefined, ''] : []), 'Nicht erlaubt', '"><script>', 'x'.repeat(81)],
  }
}

/** Address of something at one of the allowed providers, told by its parsed host. */
export function embed(
  given: FieldText & { providers: readonly EmbedProvider[] },
): Field<z.ZodType<string, string>> {
  const { providers, ...text } = given
  const [first] = providers
  return {
    ...text,
    type: 'embed',
    widget: 'link',
    write: z
      .string({ error: rule('required') })
      .trim()
      .min(1, { error: rule('required') })
      .max(2000)
      .refine((address) => isFromProvider(address, providers), { error: rule('provider') }),
    answer: { '': z.string() },
    example: embedProviders[first!].example,
    wrong: [
      undefined,
      '',
      `https://${embedProviders[first!].hosts[0]}.evil.example/x`,
      `https://evil.example/?${embedProviders[first!].hosts[0]}`,
      'javascript:alert(1)',
    ],
  }
}
