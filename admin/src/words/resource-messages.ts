import type {
  ResourceDefinition,
  ResourceField,
  ResourceFields,
} from '@foyer/schema/resources/define-resource.ts'
import { editedDefinitions } from '@foyer/schema/resources/resources.ts'
import { accountStateWords, changeWords, roleWords } from '@foyer/schema/resources/staff-words.ts'
import type { LocaleCode } from '@foyer/schema/shapes/locales.ts'

/** The words of all definitions, and those that exports have too, in a language, by the keys under which the framework looks them up. */
export function resourceMessages(locale: LocaleCode) {
  return {
    accounts: { roles: wordsIn(roleWords, locale), ...wordsIn(accountStateWords, locale) },
    admin: { history: wordsIn(changeWords, locale) },
    resources: Object.fromEntries(
      editedDefinitions.map((definition) => [definition.resource, messagesOf(definition, locale)]),
    ),
  }
}

const wordsIn = (words: Readonly<Record<string, Record<LocaleCode, string>>>, locale: LocaleCode) =>
  Object.fromEntries(Object.entries(words).map(([key, word]) => [key, word[locale]]))

function messagesOf(
  { name, pluralName, fields, children }: ResourceDefinition,
  locale: LocaleCode,
) {
  const lists = Object.entries(children).map(([key, child]): [string, string] => [
    key,
    child.label[locale],
  ])
  return {
    name: `${name[locale]} |||| ${pluralName[locale]}`,
    fields: { ...labelsOf(fields, locale), ...Object.fromEntries(lists) },
  }
}

function labelsOf(fields: ResourceFields, locale: LocaleCode): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, labelOf(field, locale)]),
  )
}

const labelOf = ({ label }: ResourceField, locale: LocaleCode) => label[locale]
