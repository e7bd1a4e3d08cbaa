'use client'

import { LogOut, UserRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { toast } from 'sonner'
import { buttonClass } from '@/components/ui/button'
import { Menu, MenuChoices, MenuItem, MenuLabel, MenuSeparator } from '@/components/ui/menu'
import { signOut } from '../auth-request'
import { THEMES } from './theme'
import { useTheme } from './theme-provider'
import { useViewer } from '../viewer-provider'

/** The first letter of a name, or its first character where a name is not written in letters. */
function initial(name: string): string {
  const first = name.trim().codePointAt(0)
  return first === undefined ? '?' : String.fromCodePoint(first).toLocaleUpperCase()
}

export function PersonMenu({ accountHref }: { accountHref: string }) {
  const t = useTranslations('shell')
  const { name, email } = useViewer()
  const { theme, choose } = useTheme()
  const router = useRouter()
  const leave = () => {
    signOut().then(
      () => router.push('/sign-in'),
      () => toast.error(t('person.signOutFailed')),
    )
  }
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={t('person.menu', { name })}
          className={buttonClass({ variant: 'quiet', className: 'size-12 px-0' })}
        >
          <span
            aria-hidden
            className="flex size-9 items-center justify-center rounded-full bg-accent-soft text-base font-semibold text-accent"
          >
            {initial(name)}
          </span>
        </button>
      }
    >
      <div className="max-w-64 px-3 py-2">
        <p className="truncate font-semibold">{name}</p>
        <p className="truncate text-xs text-muted">{email}</p>
      </div>
      <MenuSeparator />
      <MenuItem asChild>
        <Link href={accountHref}>
          <UserRound aria-hidden />
          {t('person.account')}
        </Link>
      </MenuItem>
      <MenuSeparator />
      <MenuLabel>{t('theme.label')}</MenuLabel>
      <MenuChoices
        value={theme}
        onChange={choose}
        options={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
      />
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden />} onSelect={leave}>
        {t('person.signOut')}
      </MenuItem>
    </Menu>
  )
}
