'use client'
import type { ControlProps } from '#editor/fields/field-props.ts'
import { EmbedConsent } from './embed-consent.tsx'
import { useTextControl } from './use-text-control.ts'

const attributes = (props: ControlProps<'embed'>) => ({
  id: props.id,
  'aria-describedby': props.describedBy,
  'aria-invalid': props.isInvalid || undefined,
  inputMode: 'url' as const,
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
})

/** The address of a video or post at one of the providers, and the consent by which it is seen on the page. */
export function EmbedControl(props: ControlProps<'embed'>) {
  const control = useTextControl<HTMLInputElement>(props.port, props.path)
  return (
    <>
      <input {...attributes(props)} {...control} aria-required />
      <EmbedConsent address={control.value} />
    </>
  )
}
