import 'server-only'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { cache } from 'react'
import { EditorGate } from '#app/editing/editor-gate.tsx'
import { modulesUntilReady } from '#app/editing/modules-until-ready.ts'
import { createLiveReader } from '#graphql/read-live.ts'
import { placeholders, type ViewName } from './route-parameters.ts'
import { describePage, type PageDefinition, type Props, renderPage } from './route-page.ts'

/** The reader of the request that is rendered: the head of a page and the page read the same. */
const readerOfRequest = cache(async () => createLiveReader(await headers()))

const contextOfRequest = async () => ({
  read: await readerOfRequest(),
  firstModules: modulesUntilReady,
})

/** The exports of the file of a page's twin: the same page for editors, from live data, with the editor in it (E-01). */
export function editorPage<Name extends ViewName, Result>(
  definition: PageDefinition<Name, Result>,
) {
  return {
    generateStaticParams: () => [placeholders(definition.name)],
    generateMetadata: async (props: Props): Promise<Metadata> => ({
      ...(await describePage(definition, { ...props, ...(await contextOfRequest()) })),
      robots: { index: false },
    }),
    Page: async (props: Props) =>
      renderPage(definition, {
        ...props,
        ...(await contextOfRequest()),
        renderEditor: (edited) => <EditorGate {...edited} searchParams={props.searchParams} />,
      }),
  }
}
