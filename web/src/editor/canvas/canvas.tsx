'use client'
import { useTranslations } from 'next-intl'
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react'
import { useEditing } from '#editor/editing-context.ts'
import { AddBetween } from '#editor/canvas/tools/add-between.tsx'
import type { AddRequest } from './add-request.ts'
import styles from './canvas.module.css'
import { type CanvasContext, CanvasProvider } from './canvas-context.ts'
import { CanvasGroup } from './canvas-group.tsx'
import { hideToolsWhileTyping } from '#editor/canvas/tools/hide-tools-while-typing.ts'
import { PageColumns } from './page-columns.tsx'
import { useModuleKeys } from './use-module-keys.ts'
import { usePreparedMove } from './use-prepared-move.ts'
import { useGroups } from '#editor/canvas/structure/use-groups.ts'
import { useStructure } from '#editor/canvas/structure/use-structure.ts'
import { TakeOver } from '#editor/clipboard/take-over.tsx'

type Props = {
  isWithoutTools: boolean
  placeholder: ReactNode
  onAdd: (request: AddRequest) => void
}

/** The modules of the page, drawn by the views that visitors get. */
export function Canvas(props: Props) {
  const { placeholder, isWithoutTools, onAdd } = props
  const t = useTranslations('editor')
  const ofModules = useTranslations('editorModules')
  const { selection } = useEditing()
  const { top, pageColumns } = useStructure()
  const { isReady, count } = useDrawn(top.length, pageColumns !== undefined)
  const shared = useShared(props)
  usePreparedMove()

  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) selection.select(null)
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [selection])

  if (!isReady) return placeholder
  return (
    <div
      className={styles.canvas}
      ref={hideToolsWhileTyping}
      role="region"
      aria-label={t('canvas')}
      data-canvas=""
    >
      <CanvasProvider value={shared}>
        {pageColumns && top.length > 0 ? (
          <PageColumns count={count} onAdd={isWithoutTools ? undefined : onAdd} />
        ) : (
          <PageModules ids={top} count={count} />
        )}
      </CanvasProvider>
      {top.length === 0 && (
        <div className={styles.empty}>
          <p>{t('empty')}</p>
          {!isWithoutTools && (
            <button
              type="button"
              className={styles.addHere}
              data-tools=""
              onClick={() => onAdd({ parent: null, column: null, index: 0 })}
            >
              {t('add.title')}
            </button>
          )}
          {!isWithoutTools && <TakeOver />}
        </div>
      )}
      {top.length > 0 && !pageColumns && !isWithoutTools && (
        <button
          type="button"
          className={styles.addHere}
          data-tools=""
          onClick={() => onAdd({ parent: null, column: null, index: top.length })}
        >
          <span aria-hidden="true">+</span>
          <span className="visually-hidden">{ofModules('addAtEnd')}</span>
        </button>
      )}
      {!isWithoutTools && <AddBetween onAdd={onAdd} />}
    </div>
  )
}

function PageModules({ ids, count }: { ids: readonly string[]; count: number }) {
  const groups = useGroups(ids, count)
  return (
    <div>
      {groups.map((group) => (
        <CanvasGroup key={group.key} group={group} />
      ))}
    </div>
  )
}

/** What all modules share, the same object as long as it is the same. */
function useShared({ isWithoutTools, onAdd }: Omit<Props, 'placeholder'>) {
  const t = useTranslations('editor')
  const ofModules = useTranslations('editorModules')
  const press = useModuleKeys(onAdd)
  return useMemo<CanvasContext>(
    () => ({
      isWithoutTools,
      onAdd,
      press,
      // Not formatted as numbers: the browser takes 20 ms to load the rules for that, before anything is seen.
      describePlace({ name, column, ...at }) {
        const said = { name, position: String(at.position), count: String(at.count) }
        if (column === null) return t('module.name', said)
        return t('module.nameInColumn', { ...said, column: String(column + 1) })
      },
      describe: (words) =>
        words === ''
          ? ofModules('keys')
          : ofModules('wordsAndKeys', { words, keys: ofModules('keys') }),
      unavailable: t('unavailable'),
    }),
    [isWithoutTools, onAdd, press, t, ofModules],
  )
}

/** Those of the first screen, and some below it. */
const modulesAtFirst = 12
const modulesPerTurn = 40

/**
 * Whether the page can be drawn: what is seen at first, so that it does not build up before the editor's eyes, and how many of its modules.
 * Those below follow a few at a time, so that one can begin above them. Where somebody has scrolled already the page moves unless
 * all of it is there, and the first modules of a page in columns are not those that are seen at first.
 */
function useDrawn(total: number, isInColumns: boolean): { isReady: boolean; count: number } {
  const { rendered } = useEditing()
  const [isReady, setIsReady] = useState(
    () => rendered.isFirstScreenKnown() && scrollY === 0 && !isInColumns,
  )
  const [count, setCount] = useState(modulesAtFirst)
  useEffect(() => {
    const draw = async () => {
      await rendered.firstScreen
      if (scrollY > 0 || isInColumns) {
        await rendered.whole
        setCount(Infinity)
      }
      setIsReady(true)
    }
    void draw()
  }, [rendered, isInColumns])
  const isWhole = count >= total
  useEffect(() => {
    if (!isReady || count === Infinity) return undefined
    const timer = setTimeout(() =>
      startTransition(() => setCount(isWhole ? Infinity : count + modulesPerTurn)),
    )
    return () => clearTimeout(timer)
  }, [isReady, count, isWhole])
  return { isReady, count }
}
