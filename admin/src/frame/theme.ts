import { alpha, type ThemeOptions } from '@mui/material'
import { defaultTheme, type RaThemeOptions } from 'react-admin'

type Colours = {
  paper: string
  paperDeep: string
  ink: string
  inkSoft: string
  line: string
  signal: string
  onSignal: string
}

/** The colours of the site's variants (`tokens.css`), in light and dark. */
const palettes: Record<'theatre' | 'region', Record<'light' | 'dark', Colours>> = {
  theatre: {
    light: {
      paper: '#f6f2ea',
      paperDeep: '#eae3d6',
      ink: '#16130f',
      inkSoft: '#5a5247',
      line: '#16130f',
      signal: '#b91915',
      onSignal: '#ffffff',
    },
    dark: {
      paper: '#14110e',
      paperDeep: '#231e19',
      ink: '#f2ece1',
      inkSoft: '#b8ad9c',
      line: '#f2ece1',
      signal: '#ff8a7f',
      onSignal: '#14110e',
    },
  },
  region: {
    light: {
      paper: '#ffffff',
      paperDeep: '#e9f1ec',
      ink: '#0b3b2e',
      inkSoft: '#3f6156',
      line: '#0b3b2e',
      signal: '#0b3b2e',
      onSignal: '#ffffff',
    },
    dark: {
      paper: '#06211a',
      paperDeep: '#0d3327',
      ink: '#eaf4ee',
      inkSoft: '#a9c7ba',
      line: '#eaf4ee',
      signal: '#ffd400',
      onSignal: '#06211a',
    },
  },
}

const variant = document.documentElement.dataset['variant'] === 'region' ? 'region' : 'theatre'

export const lightTheme = themeOf('light')
export const darkTheme = themeOf('dark')

/** Ink on paper, the grotesque of the site, ruled lines instead of boxes. */
function themeOf(mode: 'light' | 'dark'): RaThemeOptions {
  const { paper, paperDeep, ink, inkSoft, line, signal, onSignal } = palettes[variant][mode]
  const typography: ThemeOptions['typography'] = {
    fontFamily: "'Archivo Variable', 'Helvetica Neue', Arial, sans-serif",
    fontWeightMedium: 650,
    fontWeightBold: 700,
    button: { textTransform: 'none', fontWeight: 650, fontSize: '0.9375rem' },
    h6: { fontWeight: 800, fontStretch: '84%', fontSize: '1.375rem', lineHeight: 1.1 },
  }
  return {
    ...defaultTheme,
    shape: { borderRadius: 0 },
    sidebar: { width: 240, closedWidth: 56 },
    typography,
    palette: {
      mode,
      primary: { main: signal, contrastText: onSignal },
      secondary: { main: ink, contrastText: paper },
      error: { main: signal, contrastText: onSignal },
      background: { default: paper, paper },
      text: { primary: ink, secondary: inkSoft, disabled: inkSoft },
      divider: alpha(line, 0.4),
    },
    components: {
      ...defaultTheme.components,
      // Links of the browser's own colours cannot be read in the dark.
      MuiCssBaseline: { styleOverrides: { body: { fontStretch: '88%' }, a: { color: 'inherit' } } },
      MuiPaper: {
        defaultProps: { elevation: 0 },
        styleOverrides: { root: { backgroundImage: 'none' } },
      },
      // What is sticky in a form stays in sight of the page, not of the card.
      RaEdit: { styleOverrides: { root: { '& .RaEdit-card': { overflow: 'visible' } } } },
      RaCreate: { styleOverrides: { root: { '& .RaCreate-card': { overflow: 'visible' } } } },
      MuiAppBar: {
        defaultProps: { elevation: 0, color: 'transparent' },
        styleOverrides: {
          root: { backgroundColor: paper, color: ink, borderBottom: `3px solid ${line}` },
        },
      },
      MuiButton: { styleOverrides: { root: { minHeight: 36 } } },
      MuiTextField: {
        defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true },
      },
      MuiFormControl: {
        defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true },
      },
      RaToolbar: {
        styleOverrides: {
          root: {
            '&.RaToolbar-desktopToolbar, &.RaToolbar-mobileToolbar': {
              backgroundColor: paper,
              borderTop: `1px solid ${line}`,
            },
          },
        },
      },
      // Also without a pointer that hovers.
      RaSimpleFormIterator: {
        styleOverrides: { root: { '& .RaSimpleFormIterator-action': { visibility: 'visible' } } },
      },
      MuiTableCell: { styleOverrides: { head: { fontWeight: 700, backgroundColor: paper } } },
      MuiFormLabel: { styleOverrides: { root: { color: inkSoft } } },
      MuiFormHelperText: { styleOverrides: { root: { color: inkSoft } } },
      // Tools appear at once: what fades in cannot be read at first.
      MuiSnackbar: { defaultProps: { transitionDuration: 0 } },
      MuiDialog: { defaultProps: { transitionDuration: 0 } },
      MuiPopover: { defaultProps: { transitionDuration: 0 } },
      MuiSnackbarContent: { styleOverrides: { root: { backgroundColor: ink, color: paper } } },
      MuiAlert: { styleOverrides: { root: { backgroundColor: ink, color: paper } } },
      MuiListItemButton: {
        styleOverrides: { root: { '&:hover': { backgroundColor: paperDeep } } },
      },
      // The label of a row's checkbox belongs to its input, not to the span around it.
      MuiCheckbox: {
        defaultProps: {
          slotProps: {
            input: (state: object) => ({
              'aria-label': (state as Record<string, string>)['aria-label'],
            }),
            root: { 'aria-label': undefined },
          } as never,
        },
      },
    },
  }
}
