'use client'
import { lazy, Suspense } from 'react'
import { useIsOverlayOpen } from '#features/events/filter/address-state.ts'
import type { LiveProgrammeProps } from '#features/events/list/live-programme.tsx'

const OverlayDialog = lazy(() => import('./overlay-dialog.tsx'))

/**
 * The overlay "programme and tickets" over the programme, open as long as the address says so. Loaded when first
 * opened.
 */
export function EventOverlay(props: LiveProgrammeProps) {
  const isOpen = useIsOverlayOpen(props.path)
  if (!isOpen) return null
  return (
    <Suspense>
      <OverlayDialog {...props} />
    </Suspense>
  )
}
