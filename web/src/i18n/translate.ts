import type { NamespaceKeys, NestedKeyOf, useTranslations } from 'next-intl'
import type { Messages } from './generated/message-types.ts'

/** The translation function of a namespace, from `useTranslations` or `getTranslations`. */
export type Translate<Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>>> =
  ReturnType<typeof useTranslations<Namespace>>

/** A key of a namespace. */
export type MessageKey<Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>>> =
  Parameters<Translate<Namespace>>[0]
