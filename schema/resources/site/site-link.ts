import type { FieldText } from '@foyer/schema/fields/field.ts'
import { line } from '@foyer/schema/fields/text-fields.ts'
import { localized } from '@foyer/schema/resources/define-resource.ts'

/** The link target of a text of the site, in each language: a path of this site with its language, or the address of another one. */
export function siteLink({ required = false, ...text }: FieldText & { required?: boolean }) {
  return localized(
    line({
      ...text,
      required,
      max: 2000,
      pattern: {
        expression: String.raw`^(\/(?![\/\\])[^\s\\]*|(https?:\/\/|mailto:|tel:)\S+)?$`,
        message: 'link',
        isAddress: true,
        wrong: [
          'karten',
          '//example.org',
          'javascript:alert(1)',
          '/de/mit leerzeichen',
          String.raw`/\example.org`,
        ],
      },
      example: '/de/karten',
    }),
  )
}
