import { Button, MenuItem, type Theme, useMediaQuery } from '@mui/material'
import {
  AppBar as FrameworkAppBar,
  LoadingIndicator,
  Logout,
  TitlePortal,
  ToggleThemeButton,
  UserMenu,
  useGetIdentity,
  useLocaleState,
  useUserMenu,
} from 'react-admin'

/** The title of the page in the bar is its heading. On a phone it has two lines. */
const heading = {
  component: 'h1',
  sx: {
    m: 0,
    fontSize: { xs: '1rem', sm: '1.375rem' },
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: { xs: 2, sm: 1 },
  },
} as const

/** The bar above all pages. */
export function AppBar() {
  const { identity } = useGetIdentity()
  const isNarrow = useIsNarrow()
  return (
    <FrameworkAppBar
      alwaysOn
      toolbar={isNarrow ? <></> : <Tools />}
      userMenu={
        <UserMenu label={(!isNarrow && identity?.fullName) || 'ra.auth.user_menu'}>
          {isNarrow && <LanguageItem />}
          <Logout />
        </UserMenu>
      }
    >
      <TitlePortal {...heading} />
    </FrameworkAppBar>
  )
}

/** On a phone the title needs the room. */
const useIsNarrow = () => useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))

function Tools() {
  return (
    <>
      <LanguageButton />
      <ToggleThemeButton />
      <LoadingIndicator />
    </>
  )
}

/** Switches to the other language, in the menu of the account. */
function LanguageItem() {
  const [locale, setLocale] = useLocaleState()
  const { code, name } = others[locale as keyof typeof others]
  const close = useUserMenu()?.onClose
  const change = () => {
    setLocale(code)
    close?.()
  }
  return (
    <MenuItem lang={code} onClick={change}>
      {name}
    </MenuItem>
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
