import { useEffect, useRef } from 'react'
import stepStyles from './step.module.css'

/**
 * The heading of a step. It takes the focus when it appears, so that the step is read out and Tab leads into it. The
 * next heading in the same place needs another key.
 */
export function StepHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h3 className={stepStyles.heading} ref={heading} tabIndex={-1}>
      {children}
    </h3>
  )
}
