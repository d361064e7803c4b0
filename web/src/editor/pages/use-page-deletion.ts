'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useEditing } from '#editor/editing-context.ts'
import { useAction } from '#editor/publish/use-action.ts'
import { contentLocale } from '#graphql/content-language.ts'
import { deletePage, type PageUses, restorePage } from './page-calls.ts'
import { titleOf, type TreePage } from './page-tree.ts'

type Done = { is: 'removed' | 'broughtBack'; page: TreePage }

/** Deletes pages and brings them back. What visitors see or what is in use is asked about first; a draft can be brought back at once. */
export function usePageDeletion({ onChanged }: { onChanged: () => void }) {
  const { page: edited, announcer } = useEditing()
  const t = useTranslations('editorPages')
  const { perform, refuse, isBusy, problem } = useAction()
  const [question, setQuestion] = useState<{ page: TreePage; uses: PageUses | 'published' }>()
  const [done, setDone] = useState<Done>()
  const nameOf = (page: TreePage) => titleOf(page, contentLocale(edited.language))

  function finish(one: Done): void {
    setDone(one)
    announcer.show({ kind: 'save' })
    onChanged()
  }

  async function remove(page: TreePage, isConfirmed: boolean): Promise<void> {
    setQuestion(undefined)
    await perform(async () => {
      const result = await deletePage(edited.language, { number: page.number, isConfirmed })
      if (result.is === 'in use') setQuestion({ page, uses: result })
      else if (result.is === 'refused') refuse(result.reason)
      else finish({ is: 'removed', page })
    })
  }

  async function bringBack(page: TreePage): Promise<void> {
    await perform(async () => {
      const reason = await restorePage(edited.language, page.number)
      if (reason === undefined) finish({ is: 'broughtBack', page })
      else refuse(reason)
    })
  }

  return {
    isBusy,
    problem,
    said: done && !isBusy ? t(done.is, { title: nameOf(done.page) }) : '',
    undo: done?.is === 'removed' ? () => void bringBack(done.page) : undefined,
    question,
    nameOf,
    remove(page: TreePage) {
      if (page.translations.some(({ isPublished }) => isPublished)) {
        setQuestion({ page, uses: 'published' })
      } else void remove(page, false)
    },
    /** The answer to the question. That a page is in use is known only after the answer that it may be deleted. */
    removeAnyway(page: TreePage) {
      void remove(page, question?.uses !== 'published')
    },
    bringBack: (page: TreePage) => void bringBack(page),
    keep: () => setQuestion(undefined),
    /** Something else was done since. */
    forget: () => setDone(undefined),
  }
}

export type PageDeletion = ReturnType<typeof usePageDeletion>
