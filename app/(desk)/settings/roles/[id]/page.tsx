import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { pageOrMissing } from '@/app/page-or-missing'
import { DeleteRoleButton } from '@/components/people/roles/delete-role-button'
import { RoleForm } from '@/components/people/roles/role-form'
import { settingsPaths } from '@/components/shell/settings-paths'
import { Notice } from '@/components/ui/notice'
import { PageHeader } from '@/components/ui/page-header'
import { Section } from '@/components/ui/section'
import { composable } from '@/lib/auth/may-grant'
import { listRoles } from '@/lib/people/roles/list-roles'
import { requirePermission } from '../../require-permission'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('roles'))('title') }
}

export default pageOrMissing(async function RolePage({
  params,
}: {
  params: Promise<{ id: string }>
}) {
  const actor = await requirePermission('roles.manage')
  const { id } = await params
  const roles = await listRoles({ actor })
  const found = roles.find(({ ref }) => typeof ref === 'number' && String(ref) === id)
  if (!found || typeof found.role === 'string') notFound()
  const { role, holders, permissions } = found
  const own = composable(actor)
  const isWithin = permissions.every((one) => own.includes(one))
  const t = await getTranslations('roles')
  return (
    <>
      <PageHeader title={role.name} back={{ href: settingsPaths.roles(), label: t('form.back') }} />
      {isWithin ? (
        <RoleForm
          before={{ id: role.id, name: role.name, permissions: [...permissions] }}
          composable={own}
        />
      ) : (
        <Notice kind="info">{t('form.locked')}</Notice>
      )}
      <Section title={t('holders')}>
        {holders.length > 0 ? (
          <>
            <ul>
              {holders.map((holder) => (
                <li key={holder.id}>{t('holder', holder)}</li>
              ))}
            </ul>
            <p className="mt-3 text-muted">{t('form.inUse')}</p>
          </>
        ) : (
          <div className="flex flex-col items-start gap-3">
            <p className="text-muted">{t('nobody')}</p>
            {isWithin && <DeleteRoleButton id={role.id} name={role.name} />}
          </div>
        )}
      </Section>
    </>
  )
})
