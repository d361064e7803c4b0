import './without-eval.ts'
import '@fontsource-variable/archivo/wdth.css'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { adminBase } from '@foyer/schema/paths/admin-paths.ts'
import { siteSettings } from '@foyer/schema/resources/site/site-settings.ts'
import type { Role } from '@foyer/schema/shapes/roles.ts'
import { type ComponentType, lazy, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { Admin, CustomRoutes, Resource } from 'react-admin'
import { BrowserRouter, Route } from 'react-router-dom'
import { AccountListPage } from '#accounts/account-list-page.tsx'
import { AccountPage } from '#accounts/account-page.tsx'
import { DoorListEventsPage } from '#box-office/door-list-events-page.tsx'
import { DoorListPage } from '#box-office/door-list-page.tsx'
import { OrderListPage } from '#box-office/order-list-page.tsx'
import { OrderPage } from '#box-office/order-page.tsx'
import { EntriesButton } from '#entries/entries-button.tsx'
import { EntriesPage } from '#entries/entries-page.tsx'
import { EntryPage } from '#entries/entry-page.tsx'
import { Dashboard } from '#frame/dashboard.tsx'
import { Layout } from '#frame/layout.tsx'
import { LogInPage } from '#frame/log-in-page.tsx'
import { darkTheme, lightTheme } from '#frame/theme.ts'
import { AuditPage } from '#generic/audit/audit-page.tsx'
import { ImportPage } from '#generic/import/import-page.tsx'
import { ResourceCreate } from '#generic/resource-create.tsx'
import { ResourceEdit } from '#generic/resource-edit.tsx'
import { ResourceList } from '#generic/resource-list.tsx'
import { rowLabel } from '#generic/values/row-label.ts'
import { NewsletterPage } from '#newsletter/newsletter-page.tsx'
import { OpeningCalendar } from '#opening-hours/opening-calendar.tsx'
import { AnnounceButton } from '#programme/announce-button.tsx'
import { AddRunButton } from '#programme/add-run-button.tsx'
import { DatesButton } from '#programme/dates-button.tsx'
import { authProvider, resourcesFor } from '#provider/auth-provider.ts'
import { dataProvider } from '#provider/data-provider.ts'
import { StickyLinksPage } from '#sticky-links/sticky-links-page.tsx'
import { currentLocale, i18nProvider } from '#words/i18n-provider.ts'

// The attribute is hidden from selectors, so that no style can read the nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
/** How the children of some resources are edited otherwise than as rows of fields. */
const childControls: Readonly<Record<string, Readonly<Record<string, ComponentType>>>> = {
  rooms: { places: lazy(() => import('#hall/hall-plan.tsx')) },
}

/** What can be done with the rows of some resources only. */
const rowActions: Readonly<Record<string, ReactNode>> = {
  events: (
    <>
      <AddRunButton />
      <AnnounceButton />
    </>
  ),
  forms: <EntriesButton />,
  productions: <DatesButton />,
}

/** What is shown beside the form of some resources. */
const FormPreview = lazy(() => import('#forms/form-preview.tsx'))
const asides: Readonly<Record<string, ReactNode>> = { forms: <FormPreview /> }

/** What is shown above the list of some resources. */
const aboveLists: Readonly<Record<string, ReactNode>> = {
  'opening-hours': <OpeningCalendar />,
  'opening-exceptions': <OpeningCalendar />,
}

const cache = createCache({ key: 'css', ...(nonce && { nonce }) })

createRoot(document.querySelector('#root')!).render(
  <CacheProvider value={cache}>
    <BrowserRouter basename={adminBase}>
      <Admin
        title="Foyer"
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        dashboard={Dashboard}
        layout={Layout}
        loginPage={LogInPage}
        theme={lightTheme}
        darkTheme={darkTheme}
        disableTelemetry
        requireAuth
      >
        <CustomRoutes>
          <Route path="/audit" element={<AuditPage />} />
          <Route path="/accounts" element={<AccountListPage />} />
          <Route path="/accounts/:id" element={<AccountPage />} />
          <Route path="/orders" element={<OrderListPage />} />
          <Route path="/orders/:number" element={<OrderPage />} />
          <Route path="/door-lists" element={<DoorListEventsPage />} />
          <Route path="/door-lists/:event" element={<DoorListPage />} />
          <Route path="/newsletter" element={<NewsletterPage />} />
          <Route path="/sticky-links" element={<StickyLinksPage />} />
          <Route path="/form-entries" element={<EntriesPage />} />
          <Route path="/form-entries/:id" element={<EntryPage />} />
        </CustomRoutes>
        {(roles: Role[]) => [
          ...resourcesFor(roles).map((definition) => (
            <Resource
              key={definition.resource}
              name={definition.resource}
              list={
                <>
                  {aboveLists[definition.resource]}
                  <ResourceList definition={definition} />
                </>
              }
              create={
                <ResourceCreate
                  definition={definition}
                  childControls={childControls[definition.resource]}
                  aside={asides[definition.resource]}
                />
              }
              edit={
                <ResourceEdit
                  definition={definition}
                  actions={rowActions[definition.resource]}
                  childControls={childControls[definition.resource]}
                  aside={asides[definition.resource]}
                />
              }
              recordRepresentation={(row) =>
                rowLabel(definition, row, currentLocale()) ??
                i18nProvider.translate('admin.number', { id: row.id })
              }
            >
              {definition.importedBy && (
                <Route path="import" element={<ImportPage definition={definition} />} />
              )}
            </Resource>
          )),
          <Resource
            key={siteSettings.resource}
            name={siteSettings.resource}
            edit={<ResourceEdit definition={siteSettings} isOnlyRow />}
          />,
        ]}
      </Admin>
    </BrowserRouter>
  </CacheProvider>,
)
