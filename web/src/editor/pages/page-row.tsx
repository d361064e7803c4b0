'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useEditing } from '#editor/editing-context.ts'
import { ToolIcon } from '#editor/frame/tool-icon.tsx'
import { useMomentFormat } from '#editor/frame/use-moment-format.ts'
import { contentLocale } from '#graphql/content-language.ts'
import { editAddress } from './edit-address.ts'
import type { PageMove, TreePage } from './page-tree.ts'
import styles from './pages.module.css'

const moves = ['up', 'down', 'out', 'in'] as const

/** A page with the way to its editor, its state in the language that is edited, and what moves it. */
export function PageRow(props: {
  page: TreePage
  title: string
  /** Another page is called the same: the address tells them apart. */
  isTitleShared: boolean
  isMatch: boolean
  isCurrent: boolean
  handle: ReactNode
  /** Missing where the tree cannot be arranged. */
  onMove: ((move: PageMove) => void) | undefined
  canMove: (move: PageMove) => boolean
  /** Missing where the page is open, or one below it. */
  onDelete: (() => void) | undefined
}) {
  const { page, title, isTitleShared, isMatch, isCurrent, handle, onMove, canMove, onDelete } =
    props
  const { page: edited } = useEditing()
  const t = useTranslations('editorPages')
  const address = editAddress(page, edited.language)
  return (
    <div className={styles.row} data-is-match={isMatch} data-row="">
      {handle}
      <p className={styles.title}>
        {address === undefined ? (
          <span>{title}</span>
        ) : (
          <a href={address} target="_top" aria-current={isCurrent ? 'page' : undefined}>
            {title}
          </a>
        )}
        {isTitleShared && address !== undefined && (
          <span className={styles.state}>{address.replace(/\?.*/, '')}</span>
        )}
        <PageState page={page} />
      </p>
      {onMove && (
        <div className={styles.moves}>
          {moves.map((move) => (
            <button
              key={move}
              type="button"
              disabled={!canMove(move)}
              title={t(`move.${move}`)}
              aria-label={t('moveNamed', { move: t(`move.${move}`), title })}
              data-move={move}
              onClick={() => onMove(move)}
            >
              <ToolIcon name={move} />
            </button>
          ))}
          <button
            type="button"
            disabled={!onDelete}
            title={t(onDelete ? 'removeNamed' : 'isOpen', { title })}
            aria-label={t('removeNamed', { title })}
            onClick={onDelete}
          >
            <ToolIcon name="remove" />
          </button>
        </div>
      )}
    </div>
  )
}

function PageState({ page }: { page: TreePage }) {
  const { page: edited } = useEditing()
  const t = useTranslations('editorPages')
  const formatMoment = useMomentFormat()
  const own = page.translations.find(({ locale }) => locale === contentLocale(edited.language))
  const states = [
    page.isTemplate && t('state.template'),
    !own && t('state.untranslated'),
    own && !own.isPublished && t('state.draft'),
    own?.scheduledFor &&
      t('state.scheduled', {
        time: formatMoment(own.scheduledFor, 'short'),
      }),
    own?.changedSinceTranslated && t('state.outdated'),
  ].filter(Boolean)
  return states.length > 0 && <span className={styles.state}>{states.join(', ')}</span>
}
