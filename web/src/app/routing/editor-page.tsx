import 'server-only'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { EditorGate } from '#app/editing/editor-gate.tsx'
import { createLiveReader } from '#graphql/read-live.ts'
import { placeholders, type ViewName } from './route-parameters.ts'
import { describePage, type PageDefinition, type Props, renderPage } from './route-page.ts'

/** The exports of the file of a page's twin: the same page for editors, from live data, with the editor in it (E-01). */
export function editorPage<Name extends ViewName, Result>(
  definition: PageDefinition<Name, Result>,
) {
  return {
    generateStaticParams: () => [placeholders(definition.name)],
    generateMetadata: async (props: Props): Promise<Metadata> => ({
      ...(await describePage(definition, { ...props, read: createLiveReader(await headers()) })),
      robots: { index: false },
    }),
    Page: async (props: Props) =>
      renderPage(definition, {
        ...props,
        read: createLiveReader(await headers()),
        renderEditor: (edited) => <EditorGate {...edited} searchParams={props.searchParams} />,
      }),
  }
}
