'use client'
import { programmeMessages } from '#features/events/programme-messages.ts'
import { withMessages } from '#i18n/with-messages.tsx'
import { ChosenChips } from './chosen-chips.tsx'

/** The chips of filters chosen in the browser. Load it only by import(). */
export default withMessages(ChosenChips, programmeMessages)
