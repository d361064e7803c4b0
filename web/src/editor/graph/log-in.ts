import 'client-only'
import { LogInDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { followSession } from '#graphql/session-calls.ts'
import type { Locale } from '#i18n/locales.ts'
import { callGraph } from './call-graph.ts'

type Credentials = { username: string; password: string; locale: Locale }

/** Logs in without leaving the page. Never throws. */
export async function logIn({
  locale,
  ...typed
}: Credentials): Promise<'logged-in' | 'wrong' | 'failed'> {
  try {
    const input = { locale: graphLocale(locale), ...typed }
    const { logInUser: result } = await callGraph(LogInDocument, { input })
    if (result?.__typename !== 'CurrentUser') return 'wrong'
    // All tabs learn it; what is to be saved does not depend on it.
    await followSession(locale).catch(() => undefined)
    return 'logged-in'
  } catch {
    return 'failed'
  }
}
