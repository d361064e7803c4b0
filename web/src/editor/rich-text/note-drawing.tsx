'use client'
import { useLayoutEffect } from 'react'
import { useSlate } from 'slate-react'
import type { TextCommits } from './text-commits.ts'

/** Notes that the text has been drawn. */
export function NoteDrawing({ commits }: { commits: TextCommits }) {
  useSlate()
  useLayoutEffect(() => commits.noteDrawing())
  return null
}
