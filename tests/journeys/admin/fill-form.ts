import type { Page } from '@playwright/test'
import type { ResourceDefinition, ResourceField } from '@foyer/schema/resources/define-resource.ts'
import type { LocaleCode } from '@foyer/schema/shapes/locales.ts'

/** Values that follow from no field: what the rules of one resource ask for. */
const ownValues: Record<string, Record<string, string>> = {
  // When the box office of the demo theatre is not open.
  'opening-hours': { weekday: 'saturday', time_from: '20:00', time_to: '21:00' },
  'error-pages': { name: '451', html: '<h1>Probe</h1>' },
  redirects: { old_path: '/de/verwaltung-alt', new_path: '/de/verwaltung-neu' },
  events: { title: 'Lange Nacht' },
  // A category without a price in any list.
  'list-prices': { position: '42' },
}

/** Fills what has to be filled of the form of a resource. */
export async function fillForm(
  page: Page,
  definition: ResourceDefinition,
  locale: LocaleCode,
): Promise<void> {
  const own = ownValues[definition.resource] ?? {}
  for (const [name, field] of Object.entries(definition.fields)) {
    if (name in own || isRequired(field)) {
      await fillField(page, field, { own: own[name], locale })
    }
  }
}

async function fillField(
  page: Page,
  field: ResourceField,
  { own, locale }: { own: string | undefined; locale: LocaleCode },
) {
  const control = page.getByLabel(labelOf(field, locale), { exact: true })
  switch (field.type) {
    case 'choice': {
      await control.click()
      const [first] = Object.values(field.options)
      const option = own === undefined ? first! : field.options[own]!
      await page.getByRole('option', { name: option[locale], exact: true }).click()
      return
    }
    case 'relation':
      // As with the keyboard: the first one that is found.
      await control.focus()
      await page.keyboard.press('ArrowDown')
      await page.getByRole('option').first().waitFor()
      await page.keyboard.press('ArrowDown')
      return page.keyboard.press('Enter')
    case 'money':
      return control.fill(own ?? '12.50')
    case 'time':
      return control.fill(own ?? '19:30')
    case 'day':
      return control.fill('2027-01-10')
    case 'moment':
      return control.fill('2027-01-10T20:00')
    case 'line':
      // Of an example the demo theatre may have one already.
      return control.fill(own ?? exampleOf(field) + (field.pattern ? '' : ' (Probe)'))
    default:
      return control.fill(own ?? exampleOf(field))
  }
}

/** A field that is not part of what makes a row unique, and two values of it. */
export function changedField({ resource, fields }: ResourceDefinition, locale: LocaleCode) {
  const all = Object.entries(fields)
  const own = Object.keys(ownValues[resource] ?? {}).at(-1)
  const found = all.findLast(([, field]) => isFree(field)) ?? all.find(([name]) => name === own)
  if (!found) throw new Error(`No field of ${resource} can be changed by this journey.`)
  const [name, field] = found
  const example = ownValues[resource]?.[name] ?? exampleOf(field)
  const values =
    field.type === 'number'
      ? { theirs: field.min + 1, mine: field.min + 2 }
      : { theirs: `${example}1`, mine: `${example}2` }
  const theirs = 'isLocalized' in field && field.isLocalized ? { de: values.theirs } : values.theirs
  return { name, label: labelOf(field, locale), theirs, mine: values.mine }
}

const isFree = (field: ResourceField) =>
  field.type === 'number' || (field.type === 'line' && !field.pattern)

/** An amount has no default. */
const isRequired = (field: ResourceField) =>
  field.type === 'money' || ('required' in field && field.required)

const exampleOf = (field: ResourceField) =>
  'example' in field && field.example ? field.example : 'Probe'

function labelOf(field: ResourceField, locale: LocaleCode): string {
  const german = { de: ' (Deutsch)', en: ' (German)' }[locale]
  const language = 'isLocalized' in field && field.isLocalized ? german : ''
  const mark = isRequired(field) ? ' *' : ''
  return field.label[locale] + language + mark
}
