import { release } from 'node:os'

/**
 * The server's settings, passed at every start so that no file in the cluster has to be edited. The settings that keep
 * data safe (fsync, full_page_writes, synchronous_commit) keep PostgreSQL's default: on.
 */
export function serverSettings(listenAddresses: string): string[] {
  const settings = {
    listen_addresses: listenAddresses,
    unix_socket_permissions: '0700',
    jit: 'off',
    shared_buffers: '128MB',
    // Disks of today read any page nearly as fast as the next one; by the default the planner sorts what an index has in order.
    random_page_cost: '1.1',
    recovery_init_sync_method: recoverySyncMethod(process.platform, release()),
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The app logs failed queries itself. This log records the server's own events and must not fill the disk.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    log_autovacuum_min_duration: '-1',
    cluster_name: 'zay',
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/**
 * How a server that was killed brings its files to the disk before it recovers. One by one, the default, took up to 14 s on
 * a busy disk, the whole file system at most 3 s (docs/safety.md#s61). Linux tells errors of that since 5.8.
 */
export function recoverySyncMethod(platform: NodeJS.Platform, kernel: string): 'syncfs' | 'fsync' {
  const [major = 0, minor = 0] = kernel.split('.').map((part) => Number.parseInt(part))
  return platform === 'linux' && (major > 5 || (major === 5 && minor >= 8)) ? 'syncfs' : 'fsync'
}
