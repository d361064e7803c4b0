import { useEffect, useRef } from 'react'
import stepStyles from './step.module.css'

/** Names a step. Takes the focus when it appears, so that the step is read out and the next tab leads into it. What follows in the same place needs another key. */
export function StepHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h3 className={stepStyles.heading} ref={heading} tabIndex={-1}>
      {children}
    </h3>
  )
}
