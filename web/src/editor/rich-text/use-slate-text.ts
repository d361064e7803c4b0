'use client'
import {
  type Dispatch,
  type SetStateAction,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { ReactEditor } from 'slate-react'
import { commitWhenLeaving } from '#editor/frame/commit-when-leaving.ts'
import type { RichText } from '@foyer/schema/fields/rich-text.ts'
import type { RichTextSlate } from './slate-types.ts'
import { TextCommits, type CommitText } from './text-commits.ts'

type Options = {
  create: () => RichTextSlate
  value: RichText
  onChange: CommitText
  /** Gets what is typed and not handed on yet. */
  onTyping: CommitText | undefined
  onUndo: (() => void) | undefined
  onRedo: (() => void) | undefined
  /** Whether the text gets the focus at first. */
  hasStart: boolean
}

/** A Slate editor whose text belongs to somebody else, who gets it in steps and has its history. */
export function useSlateText(options: Options) {
  const { create, value, onChange, onTyping, onUndo, onRedo, hasStart } = options
  const [editor] = useState(create)
  const [commits] = useState(() => new TextCommits(editor, value, onChange))
  useLayoutEffect(() => {
    commits.commitTo(onChange, onTyping)
  })
  const [stepCount, setStepCount] = useState(0)
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what was typed a moment ago and is undone leaves the value as it was drawn last: it is taken over all the same
  useLayoutEffect(() => commits.takeOver(value), [commits, value, stepCount])
  useEffect(() => () => commits.stop(), [commits])
  useEffect(() => commitWhenLeaving(() => commits.flush()), [commits])
  useLayoutEffect(() => {
    if (hasStart) ReactEditor.focus(editor)
  }, [editor, hasStart])

  const undo = useStep(commits, onUndo, setStepCount)
  const redo = useStep(commits, onRedo, setStepCount)
  return { editor, commits, undo, redo }
}

/** What the owner does once it has all that was typed, and counts. */
const useStep = (
  commits: TextCommits,
  step: (() => void) | undefined,
  setStepCount: Dispatch<SetStateAction<number>>,
) =>
  useMemo(
    () =>
      step &&
      (() => {
        commits.flushBeforeStep()
        step()
        setStepCount((count) => count + 1)
      }),
    [commits, step, setStepCount],
  )
