import pg from "pg";

/** The shop's own role. The superuser, `naqra`, only makes it. */
const ROLE = "naqra_shop";

/** Commands of several processes may come at the same moment. */
const LOCK = 7_210_007;

/**
 * Makes the role, and gives it the database with all that the superuser made there: releases before this
 * role used the superuser for everything. What belongs to an extension stays; its columns' sequences and
 * indexes go with a table.
 */
const HAND_OVER = `
do $do$
declare statement text;
begin
  perform pg_advisory_xact_lock(${LOCK});
  if not exists (select from pg_roles where rolname = '${ROLE}') then
    execute format('create role ${ROLE} login password %L', current_setting('naqra.password'));
  end if;
  for statement in
    with foreign_to_it as (
      select 'database' as kind, quote_ident(datname) as name, 0 as part, 0::oid as id, datdba as owner
      from pg_database where datname = current_database()
      union all select 'schema', quote_ident(nspname), 1, oid, nspowner from pg_namespace
      union all select 'table', oid::regclass::text, 2, oid, relowner from pg_class
      where relkind in ('r', 'p')
      union all select 'routine', oid::regprocedure::text, 3, oid, proowner from pg_proc
    )
    select format('alter %s %s owner to ${ROLE}', kind, name) from foreign_to_it
    where owner = current_user::regrole and (id >= 16384 or id = 0)
      and not exists (select from pg_depend where objid = id and deptype = 'e')
    order by part
  loop
    execute statement;
  end loop;
end $do$`;

/**
 * How the shop connects to its embedded database: by a role that is no superuser and owns the database.
 * A statement that somebody smuggles in can neither read files nor run programs by it, nor change roles.
 * @param superuser the connection of the role that made the cluster
 */
export async function asShopRole(superuser: pg.PoolConfig): Promise<pg.PoolConfig> {
  const client = new pg.Client(superuser);
  await client.connect();
  try {
    await client.query("select set_config('naqra.password', $1, false)", [superuser.password]);
    await client.query(HAND_OVER);
  } finally {
    await client.end();
  }
  return { ...superuser, user: ROLE };
}
