/** While it isn't known yet what is to be shown (product §2.3). */
export function PageLoading() {
  return (
    <div className="wrap py-16">
      <output className="muted">Loading...</output>
    </div>
  );
}
