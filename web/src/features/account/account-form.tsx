import type { ReactNode } from 'react'
import type { Problem } from './account-field.tsx'
import styles from './account.module.css'

/** Why a form was rejected. */
export type Rejection = { detail: string; problems: Problem[] }

type FieldState = { name: string; problem: Problem | undefined; isFirstWrong: boolean }

/** A form of the account, submitted natively, which begins with why it was rejected. */
export function AccountForm(props: {
  action: string
  label: string
  rejected: Rejection | undefined
  /** Renders the fields, each with its state by its name. */
  children: (state: (name: string) => FieldState) => ReactNode
}) {
  const { action, label, rejected } = props
  const first = rejected?.problems[0]?.slug
  const state = (name: string): FieldState => ({
    name,
    problem: rejected?.problems.find(({ slug }) => slug === name),
    isFirstWrong: first === name,
  })
  return (
    <form className={styles.form} method="post" action={action} aria-label={label} noValidate>
      {rejected?.detail && (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only after a rejection: the focus goes to what is wrong, and is read aloud
        <p className={styles.detail} role="alert" tabIndex={-1} autoFocus>
          {rejected.detail}
        </p>
      )}
      {props.children(state)}
    </form>
  )
}
