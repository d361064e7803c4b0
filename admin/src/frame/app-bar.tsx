import { Button, type Theme, useMediaQuery } from '@mui/material'
import {
  AppBar as FrameworkAppBar,
  LoadingIndicator,
  TitlePortal,
  ToggleThemeButton,
  UserMenu,
  useGetIdentity,
  useLocaleState,
} from 'react-admin'

/** The title of the page in the bar is its heading. */
const heading = { component: 'h1', sx: { m: 0 } } as const

/** The bar above all pages. */
export function AppBar() {
  const { identity } = useGetIdentity()
  return (
    <FrameworkAppBar
      alwaysOn
      toolbar={<Tools />}
      userMenu={<UserMenu label={identity?.fullName ?? 'ra.auth.user_menu'} />}
    >
      <TitlePortal {...heading} />
    </FrameworkAppBar>
  )
}

/** On a phone the title needs the room. */
function Tools() {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  return (
    <>
      <LanguageButton />
      {!isNarrow && <ToggleThemeButton />}
      {!isNarrow && <LoadingIndicator />}
    </>
  )
}

const others = { de: { code: 'en', name: 'English' }, en: { code: 'de', name: 'Deutsch' } } as const

/** Switches to the other language, named in itself. */
export function LanguageButton() {
  const [locale, setLocale] = useLocaleState()
  const { code, name } = others[locale as keyof typeof others]
  return (
    <Button color="inherit" lang={code} onClick={() => setLocale(code)}>
      {name}
    </Button>
  )
}
