'use client'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { ReactEditor } from 'slate-react'
import { commitWhenLeaving } from '#editor/frame/commit-when-leaving.ts'
import type { RichText } from '@foyer/schema/fields/rich-text.ts'
import type { RichTextSlate } from './slate-types.ts'
import { TextCommits, type CommitText } from './text-commits.ts'

type Options = {
  create: () => RichTextSlate
  value: RichText
  onChange: CommitText
  onUndo: (() => void) | undefined
  onRedo: (() => void) | undefined
  /** Whether the text gets the focus at first. */
  hasStart: boolean
}

/** A Slate editor whose text belongs to somebody else, who gets it in steps and has its history. */
export function useSlateText({ create, value, onChange, onUndo, onRedo, hasStart }: Options) {
  const [editor] = useState(create)
  const [commits] = useState(() => new TextCommits(editor, value, onChange))
  useLayoutEffect(() => {
    commits.commitTo(onChange)
  })
  useLayoutEffect(() => commits.takeOver(value), [commits, value])
  useEffect(() => () => commits.stop(), [commits])
  useEffect(() => commitWhenLeaving(() => commits.flush()), [commits])
  useLayoutEffect(() => {
    if (hasStart) ReactEditor.focus(editor)
  }, [editor, hasStart])

  const undo = useAfterCommit(commits, onUndo)
  const redo = useAfterCommit(commits, onRedo)
  return { editor, commits, undo, redo }
}

/** What the owner does once it has all that was typed. */
const useAfterCommit = (commits: TextCommits, action: (() => void) | undefined) =>
  useMemo(
    () =>
      action &&
      (() => {
        commits.flushBeforeStep()
        action()
      }),
    [commits, action],
  )
