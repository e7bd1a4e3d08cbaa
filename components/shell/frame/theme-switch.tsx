'use client'

import { Moon, Sun } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { IconButton } from '@/components/ui/icon-button'
import { useTheme } from './theme-provider'

/** One press between light and dark; following the system is a choice in the person's menu. */
export function ThemeSwitch({ className }: { className?: string }) {
  const t = useTranslations('shell')
  const { theme, choose } = useTheme()
  const toggle = () => {
    const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)').matches
    const isDark = theme === 'dark' || (theme === 'system' && systemIsDark)
    choose(isDark ? 'light' : 'dark')
  }
  return (
    <IconButton
      size="counter"
      label={t('theme.switch')}
      onClick={toggle}
      className={className}
      icon={
        <>
          <Moon aria-hidden className="dark:hidden" />
          <Sun aria-hidden className="hidden dark:block" />
        </>
      }
    />
  )
}
