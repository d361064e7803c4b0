import { Alert, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Section } from '#generic/parts/section.tsx'
import { useLocaleCode } from '#words/use-locale-code.ts'
import { SubscriptionForm } from './subscription-form.tsx'
import { SubscriptionList } from './subscription-list.tsx'
import { type Subscription, useSubscriptions } from './subscriptions.ts'

/** The subscriptions of an account, and a form that adds or changes one. */
export function SubscriptionSection({ account }: { account: number }) {
  const translate = useTranslate()
  const { found, problem, replace } = useSubscriptions(account, useLocaleCode())
  const [edited, setEdited] = useState<Subscription | 'new'>()
  return (
    <Section title={translate('accounts.subscriptions.title')}>
      {problem && <Alert severity="error">{problem}</Alert>}
      {found?.subscriptions.length === 0 && (
        <Typography>{translate('accounts.subscriptions.none')}</Typography>
      )}
      {found && (
        <SubscriptionList
          account={account}
          subscriptions={found.subscriptions}
          onChange={replace}
          onEdit={setEdited}
        />
      )}
      {found && edited && (
        <SubscriptionForm
          key={edited === 'new' ? 'new' : edited.id}
          account={account}
          offers={found.offers}
          {...(edited !== 'new' && { subscription: edited })}
          onClose={() => setEdited(undefined)}
          onChange={(changed) => {
            replace(changed)
            setEdited(undefined)
          }}
        />
      )}
      {found && !edited && found.offers.length > 0 && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setEdited('new')}>
          {translate('accounts.subscriptions.add')}
        </Button>
      )}
    </Section>
  )
}
