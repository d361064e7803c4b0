import 'server-only'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { cache } from 'react'
import { EditorGate } from '#app/editing/editor-gate.tsx'
import { modulesUntilReady } from '#app/editing/modules-until-ready.ts'
import { VersionNote } from '#app/editing/version-note.tsx'
import { createLiveReader } from '#graphql/read-live.ts'
import { readEditorQuery } from './editor-query.ts'
import { placeholders, type ViewName } from './route-parameters.ts'
import {
  describePage,
  type PageDefinition,
  type Props,
  type RenderEditor,
  renderPage,
} from './route-page.ts'

/** The reader of the request that is rendered: the head of a page and the page read the same. */
const readerOfRequest = cache(async () => createLiveReader(await headers()))

async function contextOfRequest({ searchParams }: Props) {
  const { isEdited, versionNumber, preview } = readEditorQuery(await searchParams)
  return {
    read: await readerOfRequest(),
    ...(isEdited && { firstModules: modulesUntilReady }),
    ...(versionNumber && { versionNumber }),
    ...(preview && { preview }),
  }
}

/**
 * The exports of the file of a page's twin: the same page for editors, from live data, with the editor in it (E-01), or one of its
 * versions as visitors got it (E-08), or its draft (E-09).
 */
export function editorPage<Name extends ViewName, Result>(
  definition: PageDefinition<Name, Result>,
) {
  return {
    generateStaticParams: () => [placeholders(definition.name)],
    generateMetadata: async (props: Props): Promise<Metadata> => ({
      ...(await describePage(definition, { ...props, ...(await contextOfRequest(props)) })),
      robots: { index: false },
    }),
    Page: async (props: Props) => {
      const context = await contextOfRequest(props)
      const { firstModules, versionNumber, preview } = context
      const renderEditor: RenderEditor = (edited) => (
        <EditorGate {...edited} searchParams={props.searchParams} />
      )
      return renderPage(definition, {
        ...props,
        ...context,
        ...((versionNumber || preview) && {
          note: <VersionNote says={preview ? 'ownPreview' : 'version'} />,
        }),
        ...(firstModules && { renderEditor }),
      })
    },
  }
}
