/** Calls the API as a client does; throws on any answer that is not a success. */
export async function call<T>(
  base: string,
  token: string | null,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const response = await fetch(`${base}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { data: T; message?: string };
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${answer.message}`);
  return answer.data;
}

export interface BenchUser {
  readonly _id: string;
  readonly token: string;
}

export function register(base: string, name: string): Promise<BenchUser> {
  return call(base, null, 'POST', '/users', {
    name,
    email: `${name}-${Date.now()}@bench.example`,
    password: 'bench-password-2026',
    organization: 'Bench',
  });
}
