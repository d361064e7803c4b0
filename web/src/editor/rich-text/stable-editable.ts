import { memo } from 'react'
import { Editable } from 'slate-react'

/** Slate's editable text. It draws itself when the text changes, and need not be drawn when its owner is, with each word that was typed. */
export const StableEditable = memo(Editable)
