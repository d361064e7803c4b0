'use client'
import { useTranslations } from 'next-intl'
import { useEditing } from '#editor/editing-context.ts'
import { callGraph } from '#editor/graph/call-graph.ts'
import { useLoaded } from '#editor/publish/use-loaded.ts'
import { EditorAccountDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Locale } from '#i18n/locales.ts'
import styles from './page-menu.module.css'

/** Who is logged in, and what else they work with. Nothing when it cannot be loaded: the page is edited without it as well. */
export function AccountPart() {
  const { page } = useEditing()
  const t = useTranslations('editor.menu')
  const loaded = useLoaded('account', () => findAccount(page.locale))
  if (loaded.status !== 'found') return null
  const { name, email, menu } = loaded.found
  return (
    <div className={styles.account}>
      <p>
        <b>{name}</b> <span>{email}</span>
      </p>
      <nav aria-label={t('staff')}>
        <ul>
          {menu.map(({ text, url }) => (
            <li key={url}>
              <a href={url} target="_top">
                {text ?? url}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

async function findAccount(locale: Locale) {
  const variables = { locale: graphLocale(locale) }
  const { currentUser, editor } = await callGraph(EditorAccountDocument, variables)
  const names = [currentUser?.firstName, currentUser?.lastName].filter(Boolean)
  return {
    name: names.join(' ') || (currentUser?.username ?? ''),
    email: currentUser?.email ?? '',
    menu: editor?.adminMenu ?? [],
  }
}
