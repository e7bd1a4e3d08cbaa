'use client'

import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import { remember } from '../remember'
import { THEME_COOKIE, type Theme } from './theme'

type ThemeChoice = { theme: Theme; choose: (theme: Theme) => void }

const Current = createContext<ThemeChoice | null>(null)

/** `initial` is what the server read from the cookie and has put on the page already. */
export function ThemeProvider({ initial, children }: { initial: Theme; children: ReactNode }) {
  const [theme, setTheme] = useState(initial)
  const value = useMemo(() => {
    const choose = (chosen: Theme) => {
      const page = document.documentElement
      if (chosen === 'system') delete page.dataset['theme']
      else page.dataset['theme'] = chosen
      remember(THEME_COOKIE, chosen)
      setTheme(chosen)
    }
    return { theme, choose }
  }, [theme])
  return <Current value={value}>{children}</Current>
}

export function useTheme(): ThemeChoice {
  const value = useContext(Current)
  if (!value) throw new Error('There is no ThemeProvider above this component')
  return value
}
