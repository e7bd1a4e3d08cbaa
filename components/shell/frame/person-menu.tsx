'use client'

import { LockKeyhole, LogOut, UserRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { buttonClass } from '@/components/ui/button'
import { Menu, MenuChoices, MenuItem, MenuLabel, MenuSeparator } from '@/components/ui/menu'
import { toast } from '@/components/ui/toast'
import { lockTablet } from '../tablet-lock'
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
  const { name, email, tablet } = useViewer()
  const { theme, choose } = useTheme()
  const router = useRouter()
  const leave = () => {
    import('../auth-request')
      .then(({ signOut }) => signOut())
      .then(
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
      {tablet ? (
        <MenuItem icon={<LockKeyhole aria-hidden />} onSelect={lockTablet}>
          {t('person.lock')}
        </MenuItem>
      ) : (
        <MenuItem icon={<LogOut aria-hidden />} onSelect={leave}>
          {t('person.signOut')}
        </MenuItem>
      )}
    </Menu>
  )
}

/** On a shared tablet one press locks it, and somebody else can take over. */
export function LockButton() {
  const t = useTranslations('shell.person')
  const { tablet } = useViewer()
  if (tablet === null) return null
  return (
    <button
      type="button"
      aria-label={t('lock')}
      title={t('lockHelp')}
      onClick={lockTablet}
      className={buttonClass({ variant: 'quiet', className: 'size-12 px-0 [&_svg]:size-6' })}
    >
      <LockKeyhole aria-hidden />
    </button>
  )
}
