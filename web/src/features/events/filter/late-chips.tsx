'use client'
import { programmeMessages } from '#features/events/programme-messages.ts'
import { withMessages } from '#i18n/with-messages.tsx'
import { ChosenChips } from './chosen-chips.tsx'

/** The chips of what was chosen in the browser. Only to be reached by import(). */
export default withMessages(ChosenChips, programmeMessages)
