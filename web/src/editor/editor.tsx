'use client'
import './fields/without-eval.ts'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useState } from 'react'
import { withMessages } from '#i18n/with-messages.tsx'
import { de } from '#messages/de.ts'
import { en } from '#messages/en.ts'
import { Beside } from './beside/beside.tsx'
import { EditorFrame } from './editor-frame.tsx'
import { type EditedPage, type Editing, EditingProvider } from './editing-context.ts'
import styles from './editor.module.css'
import { openEditing } from './open-editing.ts'
import type { EditorTransport } from './graph/open-transport.ts'

export type EditorProps = EditedPage & {
  /** Without tools (`noToolbar`): only what visitors get can be seen and selected. */
  isWithoutTools: boolean
  /** The page in both languages of the site, each in an editor of its own. */
  isBeside: boolean
  transport: EditorTransport
  /** Called when the first screen is drawn and the browser is idle, or the page cannot be opened. */
  onOpened: () => void
  /** The page as visitors get it, until the draft is there. */
  children: ReactNode
}

/** The editor of a page. Load it only by import(). All messages, because the views of modules format their own. */
export default withMessages(Editor, { de, en })

function Editor(props: EditorProps) {
  const [attempt, setAttempt] = useState(0)
  if (props.isBeside) return <Beside page={props} />
  return <OpenedEditor key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

/** The tools and the first screen are drawn at once; the tools alone, if it takes longer until it is known how modules look. */
const toolsAtMostMs = 1000

const firstScreenKnown = ({ rendered }: Editing) =>
  Promise.race([rendered.firstScreen, new Promise((resolve) => setTimeout(resolve, toolsAtMostMs))])

function OpenedEditor(props: EditorProps & { onRetry: () => void }) {
  const { children, isWithoutTools, transport, onOpened, onRetry, ...page } = props
  const t = useTranslations('editor')
  const [opened, setOpened] = useState<Editing | 'failed'>()
  const { slug, title, locale, language, paths, account } = page

  useEffect(() => {
    let editing: Editing | undefined
    let isCurrent = true
    openEditing({ slug, title, locale, language, paths, account }, { transport, onOpened })
      .then(async (ready) => {
        if (!isCurrent) return ready.close()
        editing = ready
        await firstScreenKnown(ready)
        return isCurrent ? setOpened(ready) : undefined
      })
      .catch((error: unknown) => {
        console.warn('The draft could not be loaded.', error)
        if (isCurrent) setOpened('failed')
        onOpened()
      })
    return () => {
      isCurrent = false
      editing?.close()
    }
  }, [slug, title, locale, language, paths, account, transport, onOpened])

  if (opened === undefined) {
    return (
      <>
        <p className="visually-hidden" role="status">
          {t('loading')}
        </p>
        {children}
      </>
    )
  }
  if (opened === 'failed') {
    return (
      <>
        <div className={styles.failed} role="alert">
          <p>{t('failed')}</p>
          <button type="button" className={styles.button} onClick={onRetry}>
            {t('retry')}
          </button>
        </div>
        {children}
      </>
    )
  }
  return (
    <EditingProvider value={opened}>
      <EditorFrame isWithoutTools={isWithoutTools} placeholder={children} />
    </EditingProvider>
  )
}
