import { StrictMode, useCallback, useEffect, useReducer } from 'react'
import { createRoot } from 'react-dom/client'
import { richTextHtml } from '@foyer/schema/fields/rich-text-html.ts'
import type { RichText as Value } from '@foyer/schema/fields/rich-text.ts'
import { RichTextEditor } from '#editor/rich-text/rich-text-editor.tsx'
import { InLanguage } from '#test/in-language.tsx'
import { RichText } from '#ui/rich-text.tsx'
import '#ui/styles/base.css'
import '#ui/styles/tokens.css'

/** What a test of a rich text calls. */
type RichTextPage = {
  /** As somebody else does. */
  set: (value: Value) => void
}

declare global {
  // A property of `window` is declared like this.
  var page: RichTextPage
}

const query = new URLSearchParams(location.search)
const initial = JSON.parse(query.get('value') ?? '[]') as Value

const end = { block: Infinity, offset: Infinity }

type History = { values: Value[]; undone: Value[] }
type Step = { type: 'undo' | 'redo' } | { type: 'change'; value: Value }

function nextHistory({ values, undone }: History, step: Step): History {
  switch (step.type) {
    case 'change':
      return { values: [...values, step.value], undone: [] }
    case 'undo':
      if (values.length === 1) return { values, undone }
      return { values: values.slice(0, -1), undone: [...undone, values.at(-1)!] }
    case 'redo':
      return { values: [...values, ...undone.slice(-1)], undone: undone.slice(0, -1) }
  }
}

/** A rich text with a history, as its owner has, above the view that visitors get. */
function Page() {
  const [{ values }, dispatch] = useReducer(nextHistory, { values: [initial], undone: [] })
  const value = values.at(-1)!
  const undo = useCallback(() => dispatch({ type: 'undo' }), [])
  const redo = useCallback(() => dispatch({ type: 'redo' }), [])
  useEffect(() => {
    globalThis.page = { set: (outside) => dispatch({ type: 'change', value: outside }) }
  }, [])
  return (
    <main data-text={JSON.stringify(value)}>
      <RichTextEditor
        label="Inhalt"
        lang="de"
        locale="de"
        value={value}
        start={{ anchor: end, focus: end }}
        onChange={(after) => dispatch({ type: 'change', value: after })}
        onUndo={undo}
        onRedo={redo}
      />
      <button type="button">Daneben</button>
      <section aria-label="Ansicht">
        <RichText html={richTextHtml(value)} />
      </section>
    </main>
  )
}

document.documentElement.dataset.variant = 'theatre'
createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <InLanguage locale={query.get('locale') === 'en' ? 'en' : 'de'}>
      <Page />
    </InLanguage>
  </StrictMode>,
)
