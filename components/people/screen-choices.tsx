'use client'

import { useLocale, useTranslations } from 'next-intl'
import { THEMES } from '@/components/shell/frame/theme'
import { useTheme } from '@/components/shell/frame/theme-provider'
import { LANGUAGE_OPTIONS } from '@/components/shell/frame/language-options'
import { useChooseLocale } from '@/components/shell/frame/language-switch'
import { ChoiceCards } from '@/components/ui/forms/choice-cards'

/** Language and light or dark: they take effect at once, so there is nothing to save. */
export function ScreenChoices() {
  const t = useTranslations('people')
  const themes = useTranslations('shell')
  const { theme, choose } = useTheme()
  const language = useChooseLocale(true)
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <ChoiceCards
        label={t('own.language')}
        name="language"
        className="sm:grid-cols-3"
        value={useLocale()}
        onChange={language.choose}
        options={LANGUAGE_OPTIONS}
      />
      <ChoiceCards
        label={t('own.theme')}
        name="theme"
        className="grid-cols-1 sm:grid-cols-3"
        value={theme}
        onChange={choose}
        options={THEMES.map((value) => ({ value, label: themes(`theme.${value}`) }))}
      />
    </div>
  )
}
